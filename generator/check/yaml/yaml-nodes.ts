import type { Alias, Node, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { yamlLibrary } from './yaml-library.ts'

/** Whether a node of the tree is a section. */
export const isMap = (node: unknown): node is YAMLMap => yamlLibrary().isMap(node)

/** Whether a node of the tree is a list. */
export const isSeq = (node: unknown): node is YAMLSeq => yamlLibrary().isSeq(node)

/** Whether a node of the tree is a text, number or boolean. */
export const isScalar = (node: unknown): node is Scalar => yamlLibrary().isScalar(node)

/** Whether a node of the tree is an alias of another one. */
export const isAlias = (node: unknown): node is Alias => yamlLibrary().isAlias(node)

/** Whether something is a node of the tree. */
export const isNode = (node: unknown): node is Node => yamlLibrary().isNode(node)
