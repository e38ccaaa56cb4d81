/** The journey of commands on a disk of its own: whenever cloud and connector are killed together, its power is cut. */

import { type JourneyFigures, type JourneyOptions, killJourney } from '../kill/journey-rounds.ts';
import { CutDisk, type CutDiskOptions } from './cut-disk.ts';

/** Fails if a command that was accepted or done is lost, or is in a book twice. */
export async function cutJourney(options: JourneyOptions & CutDiskOptions): Promise<JourneyFigures> {
  const disk = new CutDisk(options);
  await disk.mount();
  try {
    const figures = await killJourney({ ...options, folder: disk.mountPoint, whileBothAreDown: () => disk.cut() });
    await disk.unmount();
    return figures;
  } catch (error) {
    await disk.abandon();
    throw error;
  }
}
