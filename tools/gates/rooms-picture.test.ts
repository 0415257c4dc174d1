import { expect, test } from "vitest";
import { picturedWrongly } from "./rooms-picture.ts";

const picture = (...lines: string[]) =>
	`# House\n\n\`\`\`mermaid\nflowchart TD\n${lines.join("\n")}\n\`\`\`\n`;

const modules = [
	{ source: "worker/features/a/a.ts", imports: ["worker/mail/b.ts", "worker/db/c.ts"] },
	{ source: "worker/features/a/a.test.ts", imports: ["worker/jobs/d.ts"] },
	{ source: "worker/mail/b.ts", imports: ["worker/mail/c.ts", "domain/d.ts"] },
	{ source: "worker/app.ts", imports: ["worker/features/a/a.ts"] },
];

test("a picture that shows every room another imports, but for the floor, is right", () => {
	expect(picturedWrongly(picture("  features --> mail"), modules)).toEqual([]);
});

test("what is missing from the picture and what it shows for nothing are said", () => {
	expect(picturedWrongly(picture("  mail --> billing & features"), modules)).toEqual([
		"not in the picture: features -> mail",
		"only in the picture: mail -> billing",
		"only in the picture: mail -> features",
	]);
	expect(picturedWrongly("no picture", modules)).toEqual(["not in the picture: features -> mail"]);
});

test("rooms that import each other in a circle are said, however long it is", () => {
	const circle = [
		{ source: "worker/a/a.ts", imports: ["worker/b/b.ts"] },
		{ source: "worker/b/b.ts", imports: ["worker/c/c.ts"] },
		{ source: "worker/c/c.ts", imports: ["worker/a/a.ts"] },
		{ source: "worker/d/d.ts", imports: ["worker/a/a.ts"] },
	];
	expect(
		picturedWrongly(picture("  a --> b", "  b --> c", "  c --> a", "  d --> a"), circle),
	).toEqual([
		"a circle of rooms goes through worker/a",
		"a circle of rooms goes through worker/b",
		"a circle of rooms goes through worker/c",
	]);
});
