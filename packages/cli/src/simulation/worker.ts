import { botOf } from '../setup/bots.ts';
import { serve } from './serving.ts';

serve(botOf);
