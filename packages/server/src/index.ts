export { type Config, readConfig } from './config.ts';
export { type Running, serveAhu } from './serve.ts';
