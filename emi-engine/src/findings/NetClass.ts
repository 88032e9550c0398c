import { emiListedClasses, type EmiClassSource, type EmiListedClass } from '@portal/shared/domain';

/** Class of a net, by its name in lists (`emiListedClasses`). */
export type NetClass = EmiListedClass;
export const netClasses: readonly NetClass[] = Object.values(emiListedClasses);

export type ClassSource = EmiClassSource;
