export { Client } from './client.ts';
export { fuzz } from './fuzz.ts';
export { type Healing, Link, type Way } from './link.ts';
export { type Acknowledged, guestCookie, Player, tableOf, type Weather } from './player.ts';
export { ServerProcess } from './server-process.ts';
export { newDatabase, POSTGRES, postgres, REDIS, redis, type Service } from './services.ts';
export { socketTo } from './socket.ts';
