import { choices } from '../choices.ts'
import type { FigureRule } from '../figure.ts'
import { amount, most } from '../readers.ts'
import { detectionWords, fontWords } from '../vocabularies.ts'
import { amountIn, duty, machine, spanIn } from './common.ts'

const printRows = ['Print speed', 'Print speed/Draft']
const widthRows = ['Document handling/Document width', 'Front table/Document width']
const copyRows = ['Document handling/Copies', 'Copies']

export const printers: readonly FigureRule[] = [
  amountIn('printSpeed', 'characters/s', printRows, '450 characters/s draft'),
  {
    id: 'speed',
    unit: 'documents/min',
    rows: ['Print speed', 'Throughput'],
    read: amount('(?:documents|cheques)/min'),
    example: '90 documents/min',
  },
  {
    id: 'hopper',
    unit: 'documents',
    rows: ['Hopper capacity'],
    read: amount('(?:documents|cheques)'),
    example: '300 cheques of 90 g/m²',
  },
  spanIn('documentWidth', 'mm', widthRows, '65–245 mm'),
  {
    id: 'documentThickness',
    unit: 'mm',
    rows: ['Document handling/Passbook thickness', 'Front table/Document thickness', 'Passbook/Thickness'],
    read: most('mm'),
    example: 'Up to 2.2 mm',
  },
  amountIn('copies', 'copies', copyRows, '1 original + 4 copies'),
  amountIn('ribbonLife', 'million characters', ['Ribbon life'], '8 million characters'),
  amountIn('headLife', 'million strokes', ['Print head life'], '400 million strokes per needle'),
  { id: 'fonts', rows: ['MICR/Fonts', 'Encoding/Fonts'], read: choices(fontWords), example: 'E-13B, CMC-7' },
  {
    id: 'detection',
    rows: ['Double-feed detection'],
    read: choices(detectionWords),
    example: 'Ultrasonic',
  },
  duty('documents', '(?:documents|cheques)'),
  { ...duty('passbook updates'), id: 'updates' },
  ...machine,
]
