/** By kind: the ink of its head, and the ground of its picture. */
export const INKS = ['#1a6a73', '#8e2b48', '#a04f1d', '#746209', '#74502d', '#6d4482', '#55544f'] as const;
export const GROUNDS = ['#cfe7e6', '#f0d9de', '#f3e0cc', '#f3ecc4', '#ebdcc2', '#e4d8ec', '#d3dde0'] as const;
