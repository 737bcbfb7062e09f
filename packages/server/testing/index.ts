export { Client } from './client.ts';
export { fuzz } from './fuzz.ts';
export { type Acknowledged, guestCookie, Player, tableOf, type Weather } from './player.ts';
export { ServerProcess } from './server-process.ts';
export { POSTGRES, postgres, REDIS, redis, type Service } from './services.ts';
export { SmtpServer } from './smtp.ts';
export { socketTo } from './socket.ts';
