export { Comparison as Component } from '../../features/compare/Comparison.tsx'
