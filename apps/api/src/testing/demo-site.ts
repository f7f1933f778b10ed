import { setSite } from '../platform/site.ts';
import { demoSite } from './demo-files.ts';

// A setup file of the tests: each begins with the demo's site, whatever the file before has imported.
setSite(await demoSite());
