import pg from 'pg';

/** A name for each text of a statement. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `statement_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * A connection on which PostgreSQL plans each statement once, whatever its values: on the few rows of a test,
 * planning takes longer than the rest. Production plans for the values (`openPostgres`).
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, options: '-c plan_cache_mode=force_generic_plan' });
  }

  override query(statement: any, values?: any, done?: any): any {
    return typeof statement === 'string' && Array.isArray(values) && values.length > 0
      ? super.query({ text: statement, values, name: nameOf(statement) }, done)
      : super.query(statement, values, done);
  }
}
