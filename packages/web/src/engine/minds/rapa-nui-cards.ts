export { greedy, insight } from '@ahu/rapa-nui-cards';
