import * as z from "zod";
import { OptionalDay, OptionalText } from "../shapes.ts";

const Entity = z.object({
	entity: z.int().positive(),
	dataset: z.string(),
	reference: OptionalText,
	name: OptionalText,
	notes: OptionalText,
	description: OptionalText,
	"start-date": OptionalDay,
	"end-date": OptionalDay,
	"documentation-url": OptionalText,
	"permitted-development-rights": OptionalText,
	"flood-risk-level": OptionalText,
	"listed-building-grade": OptionalText,
});
export type Entity = z.infer<typeof Entity>;

/** Only a whole list can say that something is not there, so one that stops short of its own count is refused. */
export const EntityReply = z
	.object({ entities: z.array(Entity), count: z.int().nonnegative() })
	.refine((reply) => reply.count <= reply.entities.length, "not all entities came");
