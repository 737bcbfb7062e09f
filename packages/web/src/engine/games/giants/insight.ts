export { insight } from '@ahu/giants';
