/** Imports run one way: app -> features -> components -> content, lib (docs in README.md). */
const leaves = '^src/app/(hooks|paths|events)\\.ts$'

const layer = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    layer(
      'no-cycle',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Break the circle.',
    ),
    layer(
      'features-below-app',
      { path: '^src/features/' },
      { path: '^src/app/', pathNot: leaves, dependencyTypesNot: ['type-only'] },
      'A feature takes hooks, paths and events from app, and types; the rest reaches it as a parameter.',
    ),
    layer(
      'features-apart',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
      'Features do not know each other: pages in src/app/routes compose them.',
    ),
    layer(
      'components-without-domain',
      { path: '^src/components/' },
      { path: '^src/(app|features)/' },
      'A component knows neither the store nor a feature.',
    ),
    layer(
      'content-and-lib-at-the-bottom',
      { path: '^src/(content|lib)/' },
      { path: '^src/(app|features|components)/' },
      'Data and helpers stand alone.',
    ),
    layer(
      'server-apart',
      { path: '^(functions|src/features/quote/server)/' },
      { path: '^src/(app|components)/', reachable: true },
      'A function runs without the page.',
    ),
    layer(
      'imagery-apart',
      { path: '^imagery/' },
      { path: '^(scripts|functions)/' },
      'A model stands alone: scripts render it.',
    ),
    layer(
      'no-missing',
      {},
      // The denoiser's runtime is installed by hand where pictures are made (README, a picture).
      { couldNotResolve: true, pathNot: '^(virtual:|onnxruntime-node$)' },
      'Nothing stands there.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
