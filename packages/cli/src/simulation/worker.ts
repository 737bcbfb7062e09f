import { botOf } from '../bots.ts';
import { serve } from './serving.ts';

serve(botOf);
