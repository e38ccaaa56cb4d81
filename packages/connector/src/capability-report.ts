/** The result of read-change-code-capabilities: what this connector and its driver can do. Pure. */

import { recipes } from '@ledgerline/catalog';
import { keepsUpdateContract, updateContractBuild } from '@ledgerline/contract';
import type { BookResult, Capabilities, DriverIdentity } from './driver.ts';

export function capabilityResult(connectorBuild: string, driver: DriverIdentity, capabilities: Capabilities): BookResult {
  const supported = new Set(capabilities.commandTypes ?? recipes().map(({ commandType }) => commandType));
  // Whether one of these works depends on what is installed.
  const changeCommands = recipes().filter(({ verb }) => verb === 'change' || verb === 'merge');
  return {
    ok: true,
    build: capabilities.build,
    connectorBuild,
    driver,
    updateContract: updateContractBuild,
    keepsUpdateContract: keepsUpdateContract(capabilities.build),
    commands: Object.fromEntries(changeCommands.map(({ commandType }) => [commandType, supported.has(commandType)])),
    commandTypes: [...supported].sort(),
    count: supported.size,
    nextCursor: null,
  };
}
