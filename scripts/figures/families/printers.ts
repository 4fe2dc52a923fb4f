import type { FigureRule } from '../figureRule.ts'
import { most } from '../reading/readers.ts'
import { amountIn, choicesIn, commonRules, duty, spanIn } from './common.ts'

const documents = '(?:documents|cheques)'
const printRows = ['Print speed', 'Print speed/Draft']
const widthRows = ['Document handling/Document width', 'Front table/Document width']
const copyRows = ['Document handling/Copies', 'Copies']

export const printers: readonly FigureRule[] = [
  amountIn('printSpeed', 'characters/s', printRows, '450 characters/s draft'),
  amountIn('speed', 'documents/min', ['Print speed', 'Throughput'], '90 documents/min', `${documents}/min`),
  amountIn('hopper', 'documents', ['Hopper capacity'], '300 cheques of 90 g/m²', documents),
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
  choicesIn('fonts', ['MICR/Fonts', 'Encoding/Fonts'], 'E-13B, CMC-7'),
  choicesIn('detection', ['Double-feed detection'], 'Ultrasonic'),
  duty('documents', documents),
  { ...duty('passbook updates'), id: 'updates' },
  ...commonRules,
]
