export { greedy, insight } from '@ahu/giants';
