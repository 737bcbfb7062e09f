/**
 * What Node is told when it runs the server. V8 makes the young generation small while little happens and then collects
 * garbage many times a second, in the midst of moves; with 16 MB there is less often something to collect.
 */
export const nodeFlags = ['--min-semi-space-size=16'];
