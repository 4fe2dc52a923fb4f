export const accentColors = ['intaglio', 'brass', 'ink'] as const
