export { insight } from '@ahu/rapa-nui-cards';
