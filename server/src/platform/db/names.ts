import { CamelCasePlugin } from 'kysely';

/**
 * Turns camelCase into snake_case on the way to the database, and back. Keys within JSON stay as they are, and
 * so does `_id`, the name of an id in the API.
 */
class Names extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override camelCase(name: string): string {
    return name.startsWith('_') ? name : super.camelCase(name);
  }

  override snakeCase(name: string): string {
    return super.snakeCase(name);
  }
}

export const names = new Names();

/** `lease_tenant` → `leaseTenant`. */
export const camel = (name: string): string => names.camelCase(name);

/** `leaseTenant` → `lease_tenant`. */
export const snake = (name: string): string => names.snakeCase(name);
