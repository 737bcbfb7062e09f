import { isLanguage, type Language, preferred } from '@ahu/protocol/languages';
import { speak } from './words/catalogue.svelte.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  sound: boolean;
  speed: (typeof SPEEDS)[number];
  name: string;
}

const KEY = 'ahu-settings';

function load(): Settings {
  const fresh: Settings = {
    language: preferred(navigator.languages),
    theme: 'system',
    sound: false,
    speed: 'normal',
    name: '',
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
  $effect(() => void speak(settings.language));
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme;
  });
}

const FACTORS = { off: 0, slow: 2, normal: 1, fast: 0.4 } as const;

/** How long an animation of so many milliseconds takes here: not at all for whoever wants no motion. */
export function duration(milliseconds: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : milliseconds * FACTORS[settings.speed];
}
