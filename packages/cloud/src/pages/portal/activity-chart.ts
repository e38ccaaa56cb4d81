/** The last day as bars, an hour each. */

import { type Html, html } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { activityWords } from '@ledgerline/words/portal/overview';
import type { ActivityHour } from '../../account/activity.ts';
import { type BarColumn, barChart, type ChartFormat, lineStep } from '../bar-chart.ts';

interface Format extends ChartFormat {
  /** The interval in hours between the labels. */
  readonly namedHours: number;
}

const FORMATS: readonly Format[] = [
  { name: 'wide', width: 720, namedHours: 3 },
  { name: 'narrow', width: 326, namedHours: 6 },
];

/** The minimum height, so that failures are visible. */
const MARK_MIN = 3;

const totalOf = ({ done, unverified, failed }: ActivityHour): number => done + unverified + failed;

export function activityChart(reader: Reader, hours: readonly ActivityHour[]): Html {
  const step = lineStep(Math.max(...hours.map(totalOf)));
  return html`
    ${FORMATS.map((format) =>
      barChart({
        format,
        left: 30,
        label: sentence(reader, hours),
        step,
        lineText: String,
        barShare: 0.72,
        columns: hours.map((hour) => columnOf(reader, hour, format)),
      }),
    )}
  `;
}

/** A column: done at the bottom, then saved and not verified, then failed at the top, where it is most visible. */
function columnOf(reader: Reader, { startsAt, done, unverified, failed }: ActivityHour, { namedHours }: Format): BarColumn {
  const { clockText, hourOf } = figuresOf(reader);
  const time = clockText(startsAt);
  return {
    title: activityWords(reader.language).hour(time, done, failed, unverified),
    label: hourOf(startsAt) % namedHours === 0 ? time : null,
    bars: [
      [
        { kind: 'done', value: done },
        { kind: 'unverified', value: unverified, heightMin: MARK_MIN },
        { kind: 'failed', value: failed, heightMin: MARK_MIN },
      ],
    ],
  };
}

function sentence(reader: Reader, hours: readonly ActivityHour[]): string {
  const busiest = hours.reduce((most, hour) => (totalOf(hour) > totalOf(most) ? hour : most));
  const { startsAt, done, failed, unverified } = busiest;
  return activityWords(reader.language).chart(figuresOf(reader).clockText(startsAt), done, failed, unverified);
}
