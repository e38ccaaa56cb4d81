/** The answer to read-change-code-capabilities: what this connector and its driver can do. Pure. */

import { recipes } from '@ledgerline/catalog';
import { keepsUpdateContract, updateContractBuild } from '@ledgerline/contract';
import type { BookResult, Capabilities, DriverIdentity } from './driver.ts';

/** The commands that change codes or merge records; whether one works depends on what is installed. */
const isChangeCommand = (type: string): boolean => type.startsWith('change-') || type === 'merge-tax-entity';

export function capabilityResult(connectorBuild: string, driver: DriverIdentity, capabilities: Capabilities): BookResult {
  const supported = new Set(capabilities.commandTypes ?? recipes().map(({ commandType }) => commandType));
  const changeCommands = recipes()
    .map(({ commandType }) => commandType)
    .filter(isChangeCommand);
  return {
    ok: true,
    build: capabilities.build,
    connectorBuild,
    driver,
    updateContract: updateContractBuild,
    keepsUpdateContract: keepsUpdateContract(capabilities.build),
    commands: Object.fromEntries(changeCommands.map((type) => [type, supported.has(type)])),
    commandTypes: [...supported].sort(),
    count: supported.size,
  };
}
