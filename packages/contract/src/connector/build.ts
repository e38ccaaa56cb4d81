/** Builds: which one this is, and which of them keep the strict update contract. Knows nothing of what a build contains. */

/** The build of everything in this tree, cloud and connector alike. */
export const currentBuild = 'local-mvp-2026.11.15.03';

/** The first connector build that keeps the strict update contract. */
export const updateContractBuild = 'local-mvp-2026.09.30.01';

/** The dated tail of a build name; the part before it is a channel and says nothing about age. */
const datedTail = (build: string): string | undefined => /(?:^|-)(\d{4}\.\d{2}\.\d{2}\.\d{2})$/.exec(build)?.[1];

/** Whether a build is at least as new as another. A build without a date counts as older than any. */
export const isBuildAtLeast = (build: string, wanted: string): boolean => {
  const tail = datedTail(build);
  const wantedTail = datedTail(wanted);
  return tail !== undefined && wantedTail !== undefined && tail >= wantedTail;
};

/** Whether a build is known to be older than the update contract needs. Without a date, or before the first heartbeat (null), its age is unknown. */
export const isBelowUpdateContract = (build: string | null): boolean =>
  build !== null && datedTail(build) !== undefined && !isBuildAtLeast(build, updateContractBuild);

/** Whether a build that a connector cannot install itself is still newer than the build that it runs. */
export const isSetupNeeded = ({
  build,
  setupBuild,
}: {
  readonly build: string | null;
  readonly setupBuild: string | null;
}): boolean => setupBuild !== null && (build === null || !isBuildAtLeast(build, setupBuild));

export const keepsUpdateContract = (build: string): boolean => isBuildAtLeast(build, updateContractBuild);
