#!/usr/bin/env node
import { run } from '../../../launch.mjs';

await run('packages/connector/src/main.ts');
