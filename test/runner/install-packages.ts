/** The first job of a whole run: installs what the jobs after it need, while jobs that need none of it run. */

import { installMissing } from '../debian-packages.ts';

installMissing();
