import { choices } from '../choices.ts'
import type { FigureRule } from '../figure.ts'
import { amount, most, span } from '../readers.ts'
import { detectionWords, fontWords } from '../vocabularies.ts'
import { duty, machine } from './common.ts'

export const printers: readonly FigureRule[] = [
  {
    id: 'printSpeed',
    unit: 'characters/s',
    rows: ['Print speed', 'Print speed/Draft'],
    read: amount('characters/s'),
    example: '450 characters/s draft',
  },
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
  {
    id: 'documentWidth',
    unit: 'mm',
    rows: ['Document handling/Document width', 'Front table/Document width'],
    read: span('mm'),
    example: '65–245 mm',
  },
  {
    id: 'documentThickness',
    unit: 'mm',
    rows: ['Document handling/Passbook thickness', 'Front table/Document thickness', 'Passbook/Thickness'],
    read: most('mm'),
    example: 'Up to 2.2 mm',
  },
  {
    id: 'copies',
    unit: 'copies',
    rows: ['Document handling/Copies', 'Copies'],
    read: amount('copies'),
    example: '1 original + 4 copies',
  },
  {
    id: 'ribbonLife',
    unit: 'million characters',
    rows: ['Ribbon life'],
    read: amount('million characters'),
    example: '8 million characters',
  },
  {
    id: 'headLife',
    unit: 'million strokes',
    rows: ['Print head life'],
    read: amount('million strokes'),
    example: '400 million strokes per needle',
  },
  {
    id: 'fonts',
    rows: ['MICR/Fonts', 'Encoding/Fonts'],
    read: choices(fontWords),
    example: 'E-13B, CMC-7',
  },
  {
    id: 'detection',
    rows: ['Double-feed detection'],
    read: choices(detectionWords),
    example: 'Ultrasonic',
  },
  { ...duty('documents', '(?:documents|cheques)') },
  { ...duty('passbook updates'), id: 'updates' },
  ...machine,
]
