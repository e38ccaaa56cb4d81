#!/usr/bin/env node
import { run } from '../../../launch.mjs';

await run('packages/cloud/src/operator/main.ts');
