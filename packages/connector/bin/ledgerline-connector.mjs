#!/usr/bin/env node
import { run } from '../../../launch.mjs';

await run(new URL('../src/main.ts', import.meta.url));
