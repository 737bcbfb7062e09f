export { RULES as default } from '@ahu/giants/rules';
