import { isLanguage, type Language, preferred } from '@ahu/protocol/languages';
import { speak } from './words/catalogue.svelte.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export const PACES = ['enter', 'slow', 'normal', 'fast', 'instant'] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  sound: boolean;
  speed: (typeof SPEEDS)[number];
  /** How fast the moves of others follow each other. */
  pace: (typeof PACES)[number];
  name: string;
  /** Whether single letters are shortcuts at a table. */
  letters: boolean;
  /** Whether a board asks before something is given up for good. */
  asks: boolean;
  /** Whether a costly move at a table with bots alone is followed by the question whether to take it back. */
  lookAgain: boolean;
}

const KEY = 'ahu-settings';

function load(): Settings {
  const fresh: Settings = {
    language: preferred(navigator.languages),
    theme: 'system',
    sound: false,
    speed: 'normal',
    pace: 'normal',
    name: '',
    letters: true,
    asks: true,
    lookAgain: false,
  };
  try {
    const kept: Partial<Settings> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const merged = { ...fresh, ...kept };
    return isLanguage(merged.language) ? merged : { ...merged, language: fresh.language };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(load());

/** Keeps what was chosen, and lets the page follow it. */
export function follow(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  // What is chosen in another tab counts here too.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) Object.assign(settings, load());
  });
  $effect(() => void speak(settings.language));
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme;
  });
}

const FACTORS = { off: 0, slow: 2, normal: 1, fast: 0.4 } as const;

/** An animation's milliseconds at the chosen speed; 0 with motion switched off. */
export function duration(milliseconds: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : milliseconds * FACTORS[settings.speed];
}

const PACE_FACTORS = { slow: 2.5, fast: 0.4, instant: 0 } as const;

/** How long a move of another is looked at before the next, in milliseconds; the usual pace is that of animations. */
export function pauseOf(milliseconds: number): number {
  const { pace } = settings;
  return pace === 'normal' || pace === 'enter' ? duration(milliseconds) : milliseconds * PACE_FACTORS[pace];
}
