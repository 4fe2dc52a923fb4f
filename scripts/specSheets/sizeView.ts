import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import texts from '../../src/content/texts/size.json' with { type: 'json' }
import { sizeDrawingFormat } from '../../src/machines/machineSize.ts'
import { type Drawing, labelSize } from '../sizeDrawings/shapes.ts'
import { style } from './style.ts'

/** In points. */
const width = 168
const scale = width / sizeDrawingFormat.width

const strokes = (drawing: Drawing): ReactElement[] =>
  drawing.strokes.map(({ d, colour, thickness, x = 0, y = 0, scale: own = 1 }) =>
    h(Path, {
      d,
      stroke: colour,
      strokeWidth: thickness / own,
      fill: 'none',
      transform: `translate(${x}, ${y}) scale(${own})`,
    }),
  )

const labels = (drawing: Drawing): ReactElement[] =>
  drawing.labels.map(({ text, x, y, turned = false }) =>
    h(
      Text,
      {
        style: { fontSize: labelSize },
        x: 0,
        y: labelSize * 0.35,
        textAnchor: 'middle',
        transform: `translate(${x}, ${y})${turned ? ' rotate(-90)' : ''}`,
      },
      text,
    ),
  )

/** The drawing of the machine's size under its heading, and its figures in a sentence. */
export const sizeView = (drawing: Drawing, sentence: string): ReactElement => {
  const { width: columns, height: rows } = sizeDrawingFormat
  const { top } = drawing
  return h(
    View,
    { wrap: false, style: style.size },
    h(Text, { style: style.heading }, texts.title),
    h(
      View,
      { style: style.sizeRow },
      h(
        Svg,
        { viewBox: `0 ${top} ${columns} ${rows - top}`, style: { width, height: (rows - top) * scale } },
        ...strokes(drawing),
        ...labels(drawing),
      ),
      h(Text, { style: style.sizeText }, sentence),
    ),
  )
}
