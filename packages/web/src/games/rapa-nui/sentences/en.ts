export { RULES as default } from '@ahu/rapa-nui/rules';
