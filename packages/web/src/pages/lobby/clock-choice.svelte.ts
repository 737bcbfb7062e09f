import type { Clock } from '@ahu/protocol';

/** Minutes for everybody, and seconds more with each move. */
export const LIVE = {
  quick: { minutes: 10, seconds: 10 },
  usual: { minutes: 20, seconds: 20 },
  calm: { minutes: 45, seconds: 30 },
} as const;
export const DAYS = [1, 3, 7] as const;

/** A clock as it is being chosen: what was entered for one pace stays while another is looked at. */
export class ClockChoice {
  pace: Clock['pace'] = $state('live');
  live: keyof typeof LIVE | 'own' = $state('usual');
  minutes = $state(30);
  seconds = $state(20);
  days: (typeof DAYS)[number] | 'own' = $state(3);
  ownDays = $state(5);

  get clock(): Clock {
    if (this.pace === 'days') return { pace: 'days', days: this.days === 'own' ? this.ownDays : this.days };
    const { minutes, seconds } = this.live === 'own' ? this : LIVE[this.live];
    return { pace: 'live', bank: minutes * 60, increment: seconds };
  }
}
