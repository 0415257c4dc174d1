import type { Block, ChapterContent } from "#domain/report/blocks.ts";
import { EvidenceList } from "#web/evidence/figure-list.tsx";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { Chapter } from "#web/ui/chapter.tsx";
import { DataTable } from "#web/ui/data-table.tsx";

type BlocksChapterProps = { id: string; title: string; content: ChapterContent };

/** A chapter that is made of blocks. */
export function BlocksChapter({ id, title, content }: BlocksChapterProps) {
	return (
		<Chapter id={id} title={title} answer={content.answer ?? null}>
			{content.blocks.map((block, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a kept report never change places.
				<BlockView key={at} block={block} />
			))}
		</Chapter>
	);
}

function BlockView({ block }: { block: Block }) {
	switch (block.kind) {
		case "figures":
			return <EvidenceList figures={block.figures} sentences={block.areSentences ?? false} />;
		case "table":
			return (
				<>
					<DataTable
						caption={block.caption}
						columns={block.columns}
						rows={block.rows.map((cells) => ({ key: cells[0] ?? "", cells }))}
					/>
					<ProvenanceChip about={block.caption} provenance={block.provenance} />
				</>
			);
	}
}
