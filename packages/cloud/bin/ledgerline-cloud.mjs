#!/usr/bin/env node
import { run } from '../../../launch.mjs';

await run(new URL('../src/operator/main.ts', import.meta.url));
