export interface Page {
  limit: number;
  skip: number;
}
