import { mount } from 'svelte';
import App from './App.svelte';
import { stayOffline } from './app/offline.svelte.ts';
import { settings } from './settings/settings.svelte.ts';
import { speak } from './words/catalogue.svelte.ts';

await speak(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
stayOffline();
