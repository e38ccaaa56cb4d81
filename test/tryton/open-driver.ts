/** The Tryton driver by itself, spoken to as the connector does. */

import type { Payload } from '@ledgerline/catalog';
import { OpenDriver } from '../driver-kit/open-driver.ts';
import { DRIVER_FOLDER } from './books.ts';

export const openDriver = (settings: Payload): Promise<OpenDriver> =>
  OpenDriver.open({ module: 'ledgerline_tryton', folder: DRIVER_FOLDER }, settings);
