import "./kit/fonts.css";
import "./app.css";
import "./kit/tones.css";
import "./kit/grounds.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./reader/settings.svelte";
import { router } from "./router.svelte";

settings.apply();
router.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
