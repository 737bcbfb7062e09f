import { createRawSnippet } from 'svelte';
import AskName from '../../src/ui/account/AskName.svelte';
import Fault from '../../src/ui/account/Fault.svelte';
import Banner from '../../src/ui/Banner.svelte';
import Choice from '../../src/ui/dialog/Choice.svelte';
import Dialog from '../../src/ui/dialog/Dialog.svelte';
import SettingsDialog from '../../src/ui/dialog/SettingsDialog.svelte';
import Empty from '../../src/ui/Empty.svelte';
import Notice from '../../src/ui/Notice.svelte';
import Prompt from '../../src/ui/Prompt.svelte';
import { type Specimen, specimen } from '../specimen.ts';
import Icons from './Icons.svelte';
import Totems from './Totems.svelte';

const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));
const nothing = (): void => {};
const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
];

export const specimens: readonly Specimen[] = [
  specimen('icons', Icons, {}),
  specimen('totems', Totems, {}),
  specimen('banner', Banner, {
    title: 'Ahu',
    text: 'Three board games of Easter Island.',
    children: snippet('<p></p>'),
  }),
  specimen('notice', Notice, {
    title: 'Nothing here',
    text: 'This address shows no table.',
    children: snippet('<a class="button" href="#ui">Home</a>'),
  }),
  specimen('empty', Empty, { title: 'No games yet', text: 'What you play is kept in this browser.' }),
  specimen('prompt', Prompt, { question: 'Where does the worker go?', children: snippet('<button>Pass</button>') }),
  specimen('prompt with detail', Prompt, { question: 'Carry the moai to E7?', detail: 'Vakai scores 1.' }),
  specimen('choice', Choice, { legend: 'Size', choices: sizes, value: 'small', about: 'How large it is drawn.' }),
  specimen('fault', Fault, { text: 'That name is taken. Choose another one.' }),
  specimen('ask name', AskName, { action: 'Come in' }),
  specimen(
    'dialog',
    Dialog,
    { title: 'A question', onclose: nothing, children: snippet('<p>Are you sure?</p>') },
    true,
  ),
  specimen('settings', SettingsDialog, { onclose: nothing }, true),
];
