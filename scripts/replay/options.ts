import { parseArgs } from 'node:util'

export const usage = `npm run replay -- FILE [--step | --real-time] [--pictures DIR] [--picture FILE]

Takes the built site through a visit that Redux DevTools have exported.
  --step           waits for Enter before each action
  --real-time      keeps the pace of the visit, where the file has its times
  --pictures DIR   writes a picture of each screen
  --picture FILE   where the picture of the last screen goes (visit.png)`

export interface ReplayOptions {
  file: string
  pace: 'step' | 'real-time' | 'at once'
  pictures: string | undefined
  picture: string
}

/** Throws on arguments that say nothing or too much. */
export const readOptions = (args: readonly string[]): ReplayOptions => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      step: { type: 'boolean', default: false },
      'real-time': { type: 'boolean', default: false },
      pictures: { type: 'string' },
      picture: { type: 'string', default: 'visit.png' },
    },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new Error('Name one file.')
  if (values.step && values['real-time']) throw new Error('Either --step or --real-time.')
  if (!/\.(png|jpe?g)$/i.test(values.picture))
    throw new Error('--picture takes the name of a .png or .jpg file.')
  const pace = values.step ? 'step' : values['real-time'] ? 'real-time' : 'at once'
  return { file, pace, pictures: values.pictures, picture: values.picture }
}
