/** Imports run one way: app -> features -> country, glossary, machines, routing -> state, ui, browser, contract, content -> lib. */
const within = (folders) => `^(${folders.join('|')})/`

/** Each layer, and what it may import beside itself and packages. */
const layers = {
  'src/app': ['src/(features|country|glossary|machines|routing|state|ui|browser|contract|content|lib)'],
  'src/features': ['src/(country|glossary|machines|routing|state|ui|browser|contract|content|lib)'],
  'src/country': ['src/(state|ui|browser|content|lib)'],
  'src/glossary': ['src/(routing|state|ui|browser|content|lib)'],
  'src/routing': ['src/(machines|state|ui|browser|content|lib)'],
  'src/machines': ['src/(content|lib)'],
  'src/state': ['src/(content|lib)'],
  'src/ui': ['src/(browser|lib)'],
  'src/browser': ['src/lib'],
  'src/contract': ['src/lib'],
  'src/content': ['src/lib'],
  'src/lib': [],
  functions: ['src/(contract|content|lib)'],
  scripts: ['src', 'functions'],
}

const ours = within(['src', 'functions', 'scripts', 'imagery', 'tests', 'bench'])

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Break the circle.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'Features do not know each other: the routes in src/app/routes compose them.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    ...Object.entries(layers).map(([layer, below]) => ({
      name: `${layer.replace('src/', '')}-imports`,
      severity: 'error',
      comment: `${layer} imports only itself, packages and: ${below.join(', ') || 'nothing'}.`,
      from: { path: `^${layer}/` },
      to: { path: ours, pathNot: within([layer, ...below]) },
    })),
    {
      name: 'no-missing',
      severity: 'error',
      comment: 'Nothing stands there.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|meshoptimizer/reference$)' },
    },
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
