// The workshop: every piece, card, panel and dialog alone, in its states, in both themes. npm run dev, then /workshop/.
import { mount } from 'svelte';
import Workshop from './Workshop.svelte';

mount(Workshop, { target: document.getElementById('app') as HTMLElement });
