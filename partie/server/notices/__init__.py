"""Messages that reach people outside the page: mail, Web Push and webhooks when it is their turn."""
