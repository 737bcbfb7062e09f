import type { Exercise } from '../../contract/practice.ts';
import type en from './words/en.ts';

/** Sculptors, ways, the Rongo tablet and Rest, in the game of the lesson. */
export const exercises: readonly Exercise<keyof typeof en>[] = [
  {
    key: 'column',
    options: { firstGame: true },
    plies: `
      c lay thrift
      c lay barter
      c lay barter
      c lay thrift
      c lay bonus
      c lay reinforcement
      c lay rest
      c lay barter
      c lay reinforcement
      c lay abundance
      c lay barter
      c lay reinforcement
      c lay rest
      c lay rest
      c lay reinforcement
      c lay favour
      c lay thrift
      c draw turtle
      c draw dolphin
      1 draft bonus
      0 draft thrift
      1 draft rest
      0 draft abundance`,
    right: ['place villager in column 3'],
    lights: ['column:1', 'column:2', 'column:3'],
  },
  {
    key: 'route',
    options: { firstGame: true },
    plies: `
      c lay thrift
      c lay barter
      c lay barter
      c lay thrift
      c lay bonus
      c lay reinforcement
      c lay rest
      c lay barter
      c lay reinforcement
      c lay abundance
      c lay barter
      c lay reinforcement
      c lay rest
      c lay rest
      c lay reinforcement
      c lay favour
      c lay thrift
      c draw turtle
      c draw dolphin
      1 draft bonus
      0 draft thrift
      1 draft rest
      0 draft abundance
      0 place villager in column 1
      1 place villager at i3
      0 place villager at s3
      1 place villager at i4
      0 place villager at s1
      1 place villager in column 1
      0 place villager in column 2
      1 place villager at s2
      0 place sorcerer on 1
      1 place sorcerer on 2
      0 carry medium moai`,
    right: ['step s1'],
    lights: ['case:i3', 'case:s1', 'case:s3'],
  },
  {
    key: 'tablet',
    options: {},
    plies: `
      c lay helping hand
      c lay thrift
      c lay favour
      c lay exceptional offering
      c lay abundance
      c lay rest
      c lay barter
      c lay thrift
      c lay bonus
      c lay barter
      c lay barter
      c lay barter
      c lay thrift
      c lay rest
      c lay rest
      c lay reinforcement
      c lay reinforcement
      c draw turtle
      c draw dolphin
      1 draft conversion
      0 draft thrift
      1 draft rest
      0 draft reinforcement
      0 place villager in column 1
      0 done
      1 place villager at i3
      1 done
      0 place villager at s3
      0 done
      1 place villager at i4
      1 done
      0 place villager at s3
      0 done
      1 place villager in column 1
      1 done
      0 place villager in column 2
      0 done
      1 place villager at s1
      1 done
      0 place sorcerer on 1
      0 done
      1 place sorcerer on 2
      1 done
      0 done
      1 done
      0 done
      1 done
      0 done
      1 done
      0 carry medium moai
      0 step i3
      0 step i4
      0 step s3
      0 erect at s3a`,
    right: ['rongo abundance'],
    lights: ['seat:0'],
  },
  {
    key: 'rest',
    options: { firstGame: true },
    plies: `
      c lay thrift
      c lay barter
      c lay barter
      c lay thrift
      c lay bonus
      c lay reinforcement
      c lay rest
      c lay barter
      c lay reinforcement
      c lay abundance
      c lay barter
      c lay reinforcement
      c lay rest
      c lay rest
      c lay reinforcement
      c lay favour
      c lay thrift
      c draw turtle
      c draw dolphin
      1 draft bonus
      0 draft thrift
      1 draft rest
      0 draft abundance
      0 place villager in column 1
      1 place villager at i3
      0 place villager at s3
      1 place villager at i4
      0 place villager in column 2
      1 place villager in column 1
      0 place villager in column 1
      1 place villager at s1
      0 place sorcerer on 1
      1 place sorcerer on 2
      0 carry medium moai
      0 step i3
      0 step i4
      0 step s3
      0 erect at s3a
      0 play abundance
      0 done
      1 carry small moai
      1 step s1
      1 erect at s1a
      1 gain 1 reed
      1 done`,
    right: ['play rest at s3'],
    lights: ['seat:0'],
  },
];
