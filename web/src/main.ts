import "./kit/fonts.css";
import "./app.css";
import "./kit/tones.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./core/router.svelte";
import { settings } from "./core/settings.svelte";

settings.apply();
router.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
