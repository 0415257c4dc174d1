import { drizzle } from "drizzle-orm/d1";
import { countingCalls } from "./count-calls.ts";

export const connect = (d1: D1Database) => drizzle(countingCalls(d1));
export type Db = ReturnType<typeof connect>;
