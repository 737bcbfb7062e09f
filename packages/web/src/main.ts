import { mount } from 'svelte';
import App from './App.svelte';
import { stayOffline } from './platform/offline.svelte.ts';
import { settings } from './platform/settings.svelte.ts';
import { speak } from './platform/words/catalogue.svelte.ts';

await speak(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
stayOffline();
