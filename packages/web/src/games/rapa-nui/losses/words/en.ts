export default {
  moai: ({ what }: { what: string }) => `Pass for the rest of the round? These go back to the supply: ${what}.`,
  pass: 'Pass for the rest of the round? You could still carry something.',
  yes: 'Yes, pass',
  no: 'No, wait',
};
